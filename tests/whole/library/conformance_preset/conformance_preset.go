// Package conformance_preset compares the answer of rkllm.createDefaultParam.
package conformance_preset

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/whole/conformance_fields"
	"rkllmd/tests/whole/conformance_play"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/library/conformance_object"
)

// ConformancePreset asks for the default RKLLMParam and compares every member with what the conformance library says,
// behind whose structure lie bytes that are not zero. It adds to counts.
func ConformancePreset(t *testing.T, s *conformance_prepare.Session, counts map[string]conformance_play.Counts) {
	t.Helper()
	var presets []conformance_fields.Field
	for _, field := range s.Fields["param"] {
		if field.Member != "" {
			field.Value = field.Preset
			presets = append(presets, field)
		}
	}
	var answer struct{ Result json.RawMessage }
	line := ask_daemon.AskDaemon(t, s.Client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.createDefaultParam"}`)
	require.NoError(t, json.Unmarshal([]byte(line), &answer), line)
	require.JSONEq(t, conformance_object.ConformanceObject(presets), string(answer.Result), s.Name)
	counts["createDefaultParam"] = conformance_play.Counts{Calls: 1, Results: len(presets)}
}
