// Package run_upstream runs a model with a prebuilt llama.cpp.
package run_upstream

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/bench/measure_run"
	"rkllmd/tests/bench/start_upstream"
)

// RunUpstream has u put tokens behind the first kept of its cache and generate answer tokens, as run_llama does here.
func RunUpstream(b *testing.B, u *start_upstream.Upstream, tokens []int32, kept, answer int) bench.Timing {
	b.Helper()
	_, err := fmt.Fprintln(u.Requests, kept, len(tokens), answer, strings.Trim(fmt.Sprint(tokens), "[]"))
	require.NoError(b, err)
	line, err := u.Answers.ReadString('\n')
	require.NoError(b, err, "upstream has ended: .cache/bench/upstream.log says why")
	var code int
	var times [3][2]int64
	said := make([]int32, answer)
	values := []any{&code}
	for i := range 6 {
		values = append(values, &times[i/2][i%2])
	}
	for i := range said {
		values = append(values, &said[i])
	}
	_, err = fmt.Sscan(line, values...)
	require.NoError(b, err, line)
	require.Zero(b, code, "llama_decode, of %d tokens behind %d", len(tokens), kept)
	return measure_run.MeasureRun(times, said)
}
