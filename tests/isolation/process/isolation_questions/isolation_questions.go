// Package isolation_questions is requests that follow each other.
package isolation_questions

import "fmt"

// IsolationQuestions returns 1,000 requests for rkllm.is_running, as many lines, and what stands in the answers, which
// come in that order. Of each hundred one calls nothing, because its parameter is wrong, one is a notification, and one
// a batch.
func IsolationQuestions() (lines string, answers []string) {
	for id := range 1000 {
		request := fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":"rkllm.is_running"}`, id)
		answer := fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"result":0}`, id)
		switch id % 100 {
		case 70:
			request = fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":"rkllm.is_running","params":["no"]}`, id)
			answer = fmt.Sprintf(`"id":%d,"error":{"code":-32602`, id)
		case 80:
			request, answer = `{"jsonrpc":"2.0","method":"rkllm.is_running"}`, ""
		case 90:
			request, answer = "["+request+"]", "["+answer+"]"
		}
		if lines += request + "\n"; answer != "" {
			answers = append(answers, answer)
		}
	}
	return lines, answers
}
