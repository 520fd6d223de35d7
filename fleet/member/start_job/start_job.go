// Package start_job begins what a gateway wants to be computed.
package start_job

import (
	"rkllmd/fleet/member"
	"rkllmd/fleet/member/send_output"
	"rkllmd/generation"
	"rkllmd/generation/calls/create_calls"
	"rkllmd/generation/request/check_request"
	"rkllmd/generation/request/prepare_grammar"
	"rkllmd/generation/run/create_run"
	"rkllmd/generation/run/start_prompted_run"
	"rkllmd/generation/steering/pause_generation"
	"rkllmd/utils/turns"
)

// StartJob begins the run of work on b: with the prompt, the state of the text and the calls that are looked for as
// the gateway has prepared them, so that the answer is told as there. A vendor's library is given the request itself.
// What goes to the C library is checked as a client's request is.
//
// **Runs on:** any thread that may wait. Errors: check_request's, prepare_grammar's, start_prompted_run's.
func StartJob(m *member.Member, b *generation.Backend, work *member.Work) error {
	job := work.Job
	request := generation.Request{
		Client: turns.Client{User: job.Gateway + " " + job.User, Number: job.Number}, Tokens: job.Prompt,
		Sampling: job.Sampling, Seed: &job.Seed, MaxTokens: job.MaxTokens, Stop: job.Stop, EndTokens: job.EndTokens,
		IgnoreEnd: job.IgnoreEnd, Logprobs: job.Logprobs, Grammar: job.Grammar, Given: job.Given,
	}
	if job.Asked != nil {
		client := request.Client
		request = *job.Asked
		request.Client, request.Given = client, job.Given
	}
	if !b.Capabilities.Exact {
		request.Given = nil // it begins anew: nothing was told yet
	}
	if err := check_request.CheckRequest(b, &request); err != nil {
		return err
	}
	if err := prepare_grammar.PrepareGrammar(b.Model, &request); err != nil {
		return err
	}
	run := create_run.CreateRun(b, request, "", send_output.SendOutput(m, work))
	run.Text = job.Text
	run.Calls = create_calls.CreateCalls(b.Model, &generation.Request{Tools: job.Tools, Calls: job.Calls,
		Function: job.Function, OneCall: job.OneCall, WholeCalls: job.WholeCalls})
	m.Mu.Lock()
	work.Run = run
	m.Mu.Unlock()
	if err := start_prompted_run.StartPromptedRun(run, job.Prompt); err != nil {
		return err
	}
	if job.Paused {
		_ = pause_generation.PauseGeneration(run) // it has ended
	}
	return nil
}
