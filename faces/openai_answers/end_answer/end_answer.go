// Package end_answer ends an answer.
package end_answer

import (
	"errors"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/count_refusal"
	"rkllmd/faces/openai/queue_data"
	"rkllmd/faces/openai_answers/build_document"
	"rkllmd/faces/openai_answers/name_reason"
	"rkllmd/faces/openai_answers/queue_choice"
	"rkllmd/faces/openai_answers/refuse_run"
	"rkllmd/faces/stream/format_message"
	"rkllmd/generation"
)

// EndAnswer ends reply as last, the last event of its run, says, and with the last reply its answer. Of a stream these
// are the last events: the reason, the usage if that is wanted, [DONE]; or an error, behind which nothing comes.
//
// **Runs on:** the backend's thread. **Holds:** Answer.Mu, for a moment.
func EndAnswer(reply *openai.Reply, last generation.Event) {
	answer := reply.Answer
	reply.Last = last
	var refusal *openai.Refusal
	if last.Reason == generation.ReasonError {
		refusal = refuse_run.RefuseRun(answer, last.Err)
		if errors.Is(last.Err, openai.ErrStopped) {
			refusal.Name = ""
		}
	}
	answer.Mu.Lock()
	answer.Ended++
	whole, failed := answer.Ended == len(answer.Replies), answer.Refusal != nil
	if !failed {
		answer.Refusal = refusal
	}
	answer.Mu.Unlock()
	switch {
	case failed || !answer.Events:
		return
	case refusal != nil:
		count_refusal.CountRefusal(answer.Host, refusal)
		queue_data.QueueData(answer, format_message.FormatMessage(openai.Failure{Error: refusal.Fault}))
		return
	}
	reason := name_reason.NameReason(last)
	choice := &openai.Choice{Index: reply.Index, FinishReason: &reason, Delta: &openai.Delta{}}
	if !answer.Chat {
		choice.Delta, choice.Text = nil, new(string)
	}
	queue_choice.QueueChoice(answer, choice)
	if !whole {
		return
	}
	if answer.Usage {
		queue_data.QueueData(answer, format_message.FormatMessage(build_document.BuildDocument(answer, nil, true)))
	}
	queue_data.QueueData(answer, []byte("[DONE]"))
}
