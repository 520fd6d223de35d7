// Package rkllm_stream_cases is a table of cases.
package rkllm_stream_cases

import "encoding/json"

// Case is one way in which a run's client wants to hear of it.
type Case struct {
	Name, Function string
	Progress       json.RawMessage
	Single, Cancel bool

	Sent, Answer string // what the callback sends, and what is left for the answer
	Answered     bool   // the callback has sent the answer
}

// RkllmStreamCases returns what becomes of a run with the tokens "Hel" and "lo" and a FINISH, for each kind of client.
func RkllmStreamCases() []Case {
	const rest = `"last_hidden_layer":{"hidden_states":null,"embd_size":0,"num_tokens":0},"logits":{"logits":null,"vocab_size":0,"num_tokens":0},` +
		`"perf":{"prefill_time_ms":0,"prefill_tokens":0,"generate_time_ms":0,"generate_tokens":`
	const tokens = `{"id":1,"r":{"text":"Hel","token_id":1,` + rest + `0,"memory_usage_mb":0},"_callback_state":0}}` +
		"\n" +
		`{"id":1,"r":{"text":"lo","token_id":2,` + rest + `0,"memory_usage_mb":0},"_callback_state":0}}` + "\n"
	const last = `{"text":null,"token_id":0,` + rest + `2,"memory_usage_mb":0},"_callback_state":2}`
	const finish = `{"id":1,"r":` + last + "}\n"
	const whole = `{"text":"Hello","token_id":2,` + rest + `2,"memory_usage_mb":0},"_callback_state":2}`
	token := json.RawMessage("7")
	return []Case{
		{Name: "async", Function: "rkllm_run_async", Sent: tokens + finish, Answered: true},
		{Name: "async, cancelled", Function: "rkllm_run_async", Cancel: true, Sent: tokens},
		{Name: "async with progress", Function: "rkllm_run_async", Progress: token, Sent: tokens + finish,
			Answer: last},
		{Name: "async in a batch", Function: "rkllm_run_async", Single: true, Answer: whole},
		{Name: "run", Function: "rkllm_run", Answer: whole},
		{Name: "run with progress", Function: "rkllm_run", Progress: token, Sent: tokens + finish, Answer: whole},
	}
}
