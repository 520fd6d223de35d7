package calls_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/generation/calls/calls_state"
	"rkllmd/tests/generation/calls/calls_told"
)

// However an answer is split into pieces, the same is told. What is no call of a function that there is comes as it is,
// but for the blanks beside calls, and for marks that say nothing.
func FuzzScanCalls(f *testing.F) {
	f.Add(uint8(1), []byte{0, 1, 2, 3}, "", uint8(1), true)
	f.Add(uint8(0), []byte{0, 11, 12, 4, 13, 14, 15, 1}, "a b", uint8(3), false)
	f.Add(uint8(2), []byte{16, 22, 17, 5, 16, 22, 17, 6}, "\xc3", uint8(2), false)
	f.Add(uint8(4), []byte{18, 19, 22, 20, 21, 5, 21, 8}, "}", uint8(7), true)
	f.Fuzz(func(t *testing.T, format uint8, words []byte, end string, size uint8, whole bool) {
		snippets := []string{"<tool_call>", "</tool_call>", `{"name": "get", "arguments": {"a": [1, "x"]}}`,
			`{"name": "get_time", "parameters": {}}`, "1", `{"b": "\u00e9"}`, "{}", "}", "]", ",", ";", "<function=get>",
			"<parameter=a>", "</parameter>", "</function>", "\n", "[TOOL_CALLS]", "[ARGS]", "<｜tool▁calls▁begin｜>",
			"<｜tool▁call▁begin｜>function<｜tool▁sep｜>", "\n```json\n", "<｜tool▁call▁end｜>", "get", " ", "[", `"name": "get"`,
			"<|channel|>commentary to=functions.", "<|message|>", "<|python_tag|>", "<｜tool▁calls▁end｜>", "é", `{"name": "gone"}`}
		var text string
		for _, word := range words[:min(len(words), 40)] {
			text += snippets[int(word)%len(snippets)]
		}
		text = strings.ToValidUTF8(text+end[:min(len(end), 60)], "")
		name := generation.CallFormats[int(format)%len(generation.CallFormats)].Name
		var pieces []string
		for rest := text; rest != ""; {
			n := min(len(rest), int(size)%9+1)
			pieces, rest = append(pieces, rest[:n]), rest[n:]
		}
		told := calls_told.CallsTold(calls_state.CallsState(name, whole, false), text)
		require.Equal(t, told, calls_told.CallsTold(calls_state.CallsState(name, whole, false), pieces...))
		if strings.HasPrefix(name, "gpt-oss") {
			return
		}
		s := calls_state.CallsState(name, whole, false)
		s.Functions = nil
		require.Equal(t, text, calls_told.CallsTold(s, pieces...))
		if whole && !strings.Contains(told, "«") {
			require.Equal(t, text, told)
		}
		require.False(t, whole && strings.Contains(told, "...»"), told)
	})
}
