// Package set_param names the member that holds a prompt that is too long.
package set_param

import "rkllmd/faces/openai"

// SetParam returns refusal, with param as the member that is wrong where a prompt is longer than the context. Only the
// address that was asked knows what its prompt is called.
//
// **Runs on:** any thread.
func SetParam(refusal *openai.Refusal, param string) *openai.Refusal {
	if code := refusal.Fault.Code; code != nil && *code == openai.CodeLength {
		refusal.Fault.Param = &param
	}
	return refusal
}
