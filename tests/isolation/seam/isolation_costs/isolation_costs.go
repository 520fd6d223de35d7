// Package isolation_costs measures calls of a library in a process of its own beside the same ones without that.
package isolation_costs

import (
	"fmt"
	"os"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/bench/set_process_cpus"
	"rkllmd/isolation"
	"rkllmd/rkllm"
	"rkllmd/tests/isolation/seam/isolation_figures"
	"rkllmd/tests/isolation/seam/isolation_measure"
)

// Loaded is a library with a model: in a process of its own, or in this one.
type Loaded struct {
	Library *rkllm.Library
	Handle  uintptr
}

// IsolationCosts has far, which i serves, and near run input in turns, which they answer with so many tokens, on the
// first cpus CPUs, one or two, and returns what a token takes, with the goal for the median, and rkllm_is_running.
func IsolationCosts(b *testing.B, i *isolation.Isolation, far, near Loaded, input unsafe.Pointer, tokens, cpus int,
	goal float64) []isolation_figures.Figure {
	b.Helper()
	on := fmt.Sprintf("%d CPU: ", cpus)
	median := isolation_figures.Figure{Name: on + "a token, median", Unit: "us", Added: goal}
	worst := isolation_figures.Figure{Name: on + "a token, 99th percentile", Unit: "us"}
	question := isolation_figures.Figure{Name: on + "rkllm_is_running", Unit: "us"}
	places := make([]int, cpus)
	for place := range places {
		places[place] = place
	}
	for _, pid := range []int{os.Getpid(), i.Current.Command.Process.Pid} {
		require.NoError(b, set_process_cpus.SetProcessCpus(pid, places))
	}
	for range 5 {
		f := isolation_measure.IsolationMeasure(b, far.Library, far.Handle, input, tokens, cpus)
		n := isolation_measure.IsolationMeasure(b, near.Library, near.Handle, input, tokens, cpus)
		median.Far = append(median.Far, f.Median.Seconds()*1e6)
		median.Near = append(median.Near, n.Median.Seconds()*1e6)
		worst.Far = append(worst.Far, f.Worst.Seconds()*1e6)
		worst.Near = append(worst.Near, n.Worst.Seconds()*1e6)
		question.Far = append(question.Far, f.Question.Seconds()*1e6)
		question.Near = append(question.Near, n.Question.Seconds()*1e6)
	}
	return []isolation_figures.Figure{median, worst, question}
}
