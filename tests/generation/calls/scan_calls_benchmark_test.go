package calls_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/calls/scan_calls"
	"rkllmd/tests/generation/calls/calls_state"
)

// BenchmarkScanCalls reads an answer with one call, in pieces of four letters, as a model writes it: with arguments of
// 8 and of 64 KB, one of them or as many as there is room for. Eight times the arguments take eight times as long.
func BenchmarkScanCalls(b *testing.B) {
	const coder = "<tool_call>\n<function=write file>\n<parameter=text>\n"
	forms := [][3]string{{"hermes", `<tool_call>{"name": "write file", "arguments": {"text": "`, `"}}</tool_call>`},
		{"qwen-coder", coder, "\n</parameter></function></tool_call>"},
		{"qwen-coder", "<tool_call>\n<function=write file>\n", "</function></tool_call>"}}
	for i := range 2 * len(forms) {
		form, size := forms[i/2], []int{8 << 10, 64 << 10}[i%2]
		answer := []byte(form[1] + strings.Repeat("abc ", size/4) + form[2])
		if i/2 == 2 {
			answer = []byte(form[1])
			for n := 0; len(answer) < size; n++ {
				answer = fmt.Appendf(answer, "<parameter=%d>1</parameter>\n", n)
			}
			answer = append(answer, form[2]...)
		}
		b.Run(fmt.Sprintf("%s/%d/%d", form[0], size, i/2), func(b *testing.B) {
			b.SetBytes(int64(size))
			for b.Loop() {
				s := calls_state.CallsState(form[0], false, false)
				for piece := range slices.Chunk(answer, 4) {
					scan_calls.ScanCalls(s, string(piece), false)
				}
				scan_calls.ScanCalls(s, "", true)
				require.Equal(b, 1, s.Count)
			}
		})
	}
}
