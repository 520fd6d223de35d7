// Package chat_answers makes a script of answers.
package chat_answers

// ChatAnswers returns a script for chat_serve: each question is answered by one of the tokens, in their order.
func ChatAnswers(tokens ...string) (script []string) {
	for _, token := range tokens {
		script = append(script, "hear", `{"type": "init", "request_id": "gen_1"}`,
			`{"type": "token", "token": "`+token+`"}`, `{"type": "completion", "request_id": "gen_1"}`)
	}
	return script
}
