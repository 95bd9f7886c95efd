/** What a seat of ours has planned, and the plan that is being made: answers in order, to a question that may come. */
import { api, said, type Choice, type Schemas } from "../api/client";
import type { LiveTable } from "./table.svelte";

export type Plan = Schemas["Plan"];
export type Horizon = Plan["horizon"];
type Foreseen = Schemas["ForeseenQuestion"];

export class Planner {
    plans = $state.raw<readonly Plan[]>([]);
    /** What cannot matter is answered for us. */
    moot = $state(false);
    /** What we may be asked next; null while nothing is being planned. */
    foreseen = $state.raw<readonly Foreseen[] | null>(null);
    /** Which of these it is about. */
    chosen = $state(0);
    /** The answers so far, in order. */
    draft = $state.raw<readonly Choice[]>([]);
    horizon = $state<Horizon>("once");
    /** We were asked already when it began: then it is about every time from now on. */
    asked = $state(false);
    #revision = 0;

    constructor(readonly live: LiveTable) {}

    on = $derived(this.foreseen !== null);
    about = $derived(this.foreseen?.[this.chosen] ?? null);
    /** What can still be added. */
    choices = $derived((this.about?.choices ?? []).filter((choice) => !has(this.draft, choice)));

    get #path() {
        return { table: this.live.id, seat: this.live.seat ?? 0 };
    }

    async load(): Promise<void> {
        this.#take(
            await said(api.GET("/api/tables/{table}/seats/{seat}/plans", { params: { path: this.#path } })),
        );
    }

    /** Looks ahead: from here on the board offers what may be answered then. */
    async begin(): Promise<void> {
        const found = await said(
            api.GET("/api/tables/{table}/seats/{seat}/foreseen", { params: { path: this.#path } }),
        );
        this.#revision = found.revision;
        this.asked = this.live.update?.question.seat === this.live.seat;
        this.foreseen = found.questions;
        this.turnTo(0);
    }

    turnTo(question: number): void {
        this.chosen = question;
        this.draft = [];
        this.horizon = this.asked ? "always" : "once";
    }

    add(action: number): void {
        const choice = this.choices.find((one) => one.action === action);
        if (choice) this.draft = [...this.draft, choice];
    }

    drop(choice: Choice): void {
        this.draft = this.draft.filter((one) => one !== choice);
    }

    stop(): void {
        this.foreseen = null;
        this.draft = [];
    }

    async keep(): Promise<void> {
        if (this.about === null || this.draft.length === 0) return;
        const body = {
            revision: this.#revision,
            step: this.about.question.step,
            actions: this.draft.map((choice) => choice.action),
            horizon: this.horizon,
        };
        const path = this.#path;
        this.#take(
            await said(api.POST("/api/tables/{table}/seats/{seat}/plans", { params: { path }, body })),
        );
        this.stop();
    }

    async takeBack(plan: Plan): Promise<void> {
        const path = { ...this.#path, plan: plan.id };
        this.#take(
            await said(api.DELETE("/api/tables/{table}/seats/{seat}/plans/{plan}", { params: { path } })),
        );
    }

    async answerMoot(moot: boolean): Promise<void> {
        const path = this.#path;
        this.#take(
            await said(
                api.PUT("/api/tables/{table}/seats/{seat}/moot", { params: { path }, body: { moot } }),
            ),
        );
    }

    #take(told: Schemas["PlansTold"]): void {
        this.plans = told.plans;
        this.moot = told.moot;
    }
}

function has(choices: readonly Choice[], wanted: Choice): boolean {
    return choices.some((choice) => choice.action === wanted.action);
}
