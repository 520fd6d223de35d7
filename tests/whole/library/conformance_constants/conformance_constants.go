// Package conformance_constants compares what rkllm.get_constants says about the library.
package conformance_constants

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/whole/conformance_play"
	"rkllmd/tests/whole/conformance_prepare"
)

// ConformanceConstants asks for the constants and compares what they say about the loaded library: its path, version
// and generation, which methods it has, and that every member of every structure is among those it has. It adds to
// counts.
func ConformanceConstants(t *testing.T, s *conformance_prepare.Session, methods []string,
	counts map[string]conformance_play.Counts) {
	t.Helper()
	var answer struct {
		Result struct {
			Library struct{ Name, Version, Generation string }
			Methods map[string]struct {
				Supported bool
			}
			Structures map[string]map[string]struct {
				Supported bool
				Structure string
			}
		}
	}
	line := ask_daemon.AskDaemon(t, s.Client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.get_constants"}`)
	require.NoError(t, json.Unmarshal([]byte(line), &answer), line)
	c := answer.Result
	require.Equal(t, []string{s.Library, s.Name, s.Generation}, []string{c.Library.Name, c.Library.Version,
		c.Library.Generation})
	compared := 3
	for _, method := range methods {
		if method != "get_constants" {
			require.Equal(t, slices.Contains(s.Functions, method), c.Methods["rkllm."+method].Supported, "%s: %s",
				s.Name, method)
			compared++
		}
	}
	structures := map[string]string{"param": "RKLLMParam", "prompt": "RKLLMInput", "token": "RKLLMInput",
		"embed":      "RKLLMInput",
		"multimodal": "RKLLMInput", "infer": "RKLLMInferParam", "lora": "RKLLMLoraAdapter",
		"cross": "RKLLMCrossAttnParam"}
	for group, structure := range structures {
		for _, field := range s.Fields[group] {
			if field.Value == "rest" {
				continue
			}
			at := structure
			for name := range strings.SplitSeq(field.Member, ".") {
				require.True(t, c.Structures[at][name].Supported, "%s: %s.%s (%s)", s.Name, at, name, field.Member)
				at = c.Structures[at][name].Structure
			}
			compared++
		}
	}
	counts["get_constants"] = conformance_play.Counts{Calls: 1, Results: compared}
}
