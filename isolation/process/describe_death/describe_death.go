// Package describe_death says how the library's process has ended.
package describe_death

import (
	"cmp"
	"fmt"
	"math"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/isolation"
	"rkllmd/rkllm"
)

// DescribeDeath returns the error that clients get: rkllm.CodeLibraryEnded, or rkllm.CodeNoAnswer where the process
// was ended because it did not answer. Its data says what is known: the function, the one beside it, how it has ended,
// the library, the model, the last lines that the library has written, and what is lost.
//
// **Runs on:** any thread.
func DescribeDeath(i *isolation.Isolation, d *isolation.Death) *jsonrpc2.Error {
	data := map[string]any{"function": d.Function, "library": i.Path, "version": i.Version, "model": d.Model,
		"lines": append([]string{}, d.Lines...), "lost": append([]string{}, d.Lost...)}
	how := fmt.Sprintf("exit code %d", d.Exit)
	if d.Signal != "" {
		how = d.Signal
		data["signal"] = d.Signal
	} else if !d.Stuck {
		data["exit"] = d.Exit
	}
	title := cmp.Or(i.Title, "librkllmrt "+i.Version)
	where := "outside of any function"
	if d.Function != "" {
		where = "in " + d.Function
	}
	if d.Beside != "" { // nobody knows which of them it was
		where += " or in " + d.Beside + ", which was called meanwhile"
		data["beside"] = d.Beside
	}
	err := &jsonrpc2.Error{Code: rkllm.CodeLibraryEnded, Message: fmt.Sprintf("the library's process has ended: "+
		"%s %s, %s", how, where, title)}
	switch {
	case d.Stuck:
		data["stuck"] = true
		err.Code = rkllm.CodeNoAnswer
		err.Message = fmt.Sprintf("the library does not answer, and its process cannot be ended: it hangs %s, in the "+
			"NPU's driver as it seems, %s; no other one is started before it has ended: reboot this machine",
			where, title)
	case d.Hang != nil && d.Hang.Reason != "":
		err.Message = fmt.Sprintf("the library's process was ended, because %s, %s", d.Hang.Reason, title)
	case d.Hang != nil:
		data["waited_s"] = math.Round(d.Hang.Waited.Seconds()*10) / 10
		err.Code = rkllm.CodeNoAnswer
		err.Message = fmt.Sprintf("the library does not answer: %s has taken %.1f s, and its process was ended, "+
			"%s", d.Hang.Function, d.Hang.Waited.Seconds(), title)
	}
	switch {
	case d.Stuck:
	case d.Reload:
		err.Message += "; the model is being loaded again, its history is gone"
	case d.Model != "":
		err.Message += rkllm.NoModelLeft
	}
	err.SetError(data)
	return err
}
