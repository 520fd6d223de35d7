// Package refuse_run refuses a run.
package refuse_run

import (
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/set_param"
)

// RefuseRun returns the refusal that tells err, with which a run of answer has ended, or could not begin. A prompt that
// is too long is told with the member that holds it.
//
// **Runs on:** any thread.
func RefuseRun(answer *openai.Answer, err error) *openai.Refusal {
	param := "prompt"
	if answer.Chat {
		param = "messages"
	}
	return set_param.SetParam(convert_failure.ConvertFailure(err), param)
}
