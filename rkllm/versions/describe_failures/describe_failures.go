// Package describe_failures says why no version of the library has loaded a model.
package describe_failures

import (
	"fmt"
	"strings"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
)

// DescribeFailures returns the error for clients whose model none of the versions passed has loaded, in the order in
// which they were tried: one that names them all, each with its reason, with the code of the first. skipped is how many
// others were not tried. What the client has asked wrongly, which all of them refuse in the same words, is said once.
//
// **Runs on:** any thread. There is at least one.
func DescribeFailures(passed []rkllm.Passed, skipped int) *jsonrpc2.Error {
	first, same := passed[0].Err, skipped == 0
	text, list := "no version of the library has loaded this model", []map[string]any{}
	for _, one := range passed {
		reason, _, _ := strings.Cut(one.Err.Message, rkllm.NoModelLeft)
		text += fmt.Sprintf("; librkllmrt %s (%s): %s", one.Library.Version, one.Library.Name, reason)
		list = append(list, map[string]any{"library": one.Library.Name, "version": one.Library.Version,
			"code": one.Err.Code, "message": reason, "data": one.Err.Data})
		same = same && one.Err.Code == jsonrpc2.CodeInvalidParams && one.Err.Message == first.Message
	}
	if same {
		return first
	}
	if skipped > 0 {
		text += fmt.Sprintf("; not tried, because %d have hung: %d more", rkllm.MaxHangs, skipped)
	}
	err := &jsonrpc2.Error{Code: first.Code, Message: text}
	err.SetError(map[string]any{"libraries": list})
	return err
}
