// Package handle_question answers for a class.
package handle_question

import (
	"context"
	"encoding/json"

	"rkllmd/fleet"
	"rkllmd/fleet/member"
	"rkllmd/fleet/member/evaluate_question"
	"rkllmd/fleet/wire/describe_failure"
	"rkllmd/fleet/wire/send_value"
	"rkllmd/generation"
)

// HandleQuestion returns what answers the questions of gateways by b, each on a goroutine of its own: a vector may
// take long.
//
// **Runs on:** any thread. What it returns runs on a goroutine of its own.
func HandleQuestion(m *member.Member, b *generation.Backend) func(fleet.Message) {
	return func(message fleet.Message) {
		go func() {
			var question fleet.Question
			answer, err := fleet.Answer{}, json.Unmarshal(message.Data, &question)
			if err == nil {
				ctx, cancel := context.WithTimeout(context.Background(), fleet.AskTime)
				defer cancel()
				answer, err = evaluate_question.EvaluateQuestion(ctx, b, question)
			}
			answer.Failure = describe_failure.DescribeFailure(err)
			send_value.SendValue(m.Bus, message.Reply, answer)
		}()
	}
}
