/** Passkeys: what passes between the server and a device of this browser. */
import { api, Refused, said } from "../api/client";

type Sent = Record<string, unknown>;

/** Whether this browser has any, on this page: they need a name with letters, over TLS or on this machine. */
export function hasPasskeys(): boolean {
    return (
        isSecureContext &&
        "PublicKeyCredential" in window &&
        typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function" &&
        !/^[\d.]+$|:/.test(location.hostname)
    );
}

/** A new one, under a name by which one knows the device. */
export async function addPasskey(password: string, name: string): Promise<void> {
    const { options } = await said(api.POST("/api/me/passkeys/options", { body: { password } }));
    const asked = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const made = await answered(() =>
        navigator.credentials.create({
            publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(asked),
        }),
    );
    await said(api.POST("/api/me/passkeys", { body: { credential: made, name } }));
}

/** Signs in with whichever passkey the browser offers. */
export async function signInByPasskey(): Promise<void> {
    const { options } = await said(api.POST("/api/me/session/passkey/options"));
    const asked = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const signed = await answered(() =>
        navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(asked) }),
    );
    await said(api.POST("/api/me/session/passkey", { body: { credential: signed } }));
}

/** What the device says; whoever closes its window has changed their mind. */
async function answered(ask: () => Promise<Credential | null>): Promise<Sent> {
    let credential: Credential | null;
    try {
        credential = await ask();
    } catch (error) {
        const known = error instanceof DOMException && error.name === "InvalidStateError";
        throw new Refused(0, known ? "passkey-known" : "passkey-none", {});
    }
    if (!(credential instanceof PublicKeyCredential)) throw new Refused(0, "passkey-none", {});
    return { ...credential.toJSON() } as Sent;
}
