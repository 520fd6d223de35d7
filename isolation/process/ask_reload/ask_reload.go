// Package ask_reload asks whether a model that has gone is loaded again.
package ask_reload

import (
	"fmt"
	"time"

	"rkllmd/isolation"
	"rkllmd/rkllm"
)

// AskReload tells Isolation.Judge of the death d, and returns its answer; false where nobody judges.
//
// **Runs on:** any thread.
func AskReload(i *isolation.Isolation, d *isolation.Death) bool {
	judge := i.Judge.Load()
	if judge == nil {
		return false
	}
	signal := d.Signal
	switch {
	case d.Stuck:
		signal = "stuck"
	case d.Hang != nil:
		signal = "hang"
	case signal == "":
		signal = fmt.Sprintf("exit %d", d.Exit)
	}
	return (*judge)(rkllm.Death{Function: d.Function, Signal: signal, Model: d.Model != "", Stuck: d.Stuck,
		Time: time.Now()})
}
