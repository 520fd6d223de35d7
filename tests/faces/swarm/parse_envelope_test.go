package swarm_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/parse_envelope"
)

func TestParseEnvelope(t *testing.T) {
	for line, want := range map[string]swarm.Request{
		`{"type": "abort", "payload": {"k": 1}, "request_id": "a"}`:                 {Type: "abort", ID: "a"},
		` {"type": "any", "payload": {"k": 1}, "version": 1.0, "future": [1]} `:     {Type: "any"},
		`{"type": "any", "payload": {"k": 1}, "version": null, "request_id": null}`: {Type: "any"},
		`{"type":"any","payload":{"k":1},"request_id":"` + strings.Repeat("x", 256) + `"}`: {Type: "any",
			ID: strings.Repeat("x", 256)},
	} {
		m, payload, fault := parse_envelope.ParseEnvelope([]byte(line))
		require.Nil(t, fault, line)
		require.Equal(t, want, m)
		require.Equal(t, "1", string(payload["k"]))
	}
	for _, line := range []string{`{"type": "abort", "request_id": "a"}`,
		`{"type": "abort", "request_id": "a", "payload": null}`,
		`{"type": "abort", "request_id": "a", "payload": {}}`} {
		m, payload, fault := parse_envelope.ParseEnvelope([]byte(line))
		require.Nil(t, fault, line)
		require.Equal(t, swarm.Request{Type: "abort", ID: "a"}, m)
		require.Empty(t, payload)
	}
	for _, test := range []struct{ line, id, text string }{
		{`[1]`, "", `a line must be a JSON object, not "[1]"`},
		{`null`, "", `a line must be a JSON object, not "null"`},
		{`{"type": abort}`, "", `the line is not JSON: a value must stand here, not "a" (at byte 9)`},
		{`{"type": "abort"`, "", "the line is not JSON: the message ends in the middle of its JSON text"},
		{"{\"type\": \"\xff\"}", "", `the line is not JSON: strings must be UTF-8, not "\xff" (at byte 10)`},
		{`{"type": "abort", "request_id": "\ud800"}`, "", "the line is not JSON: \\ud800 to"},
		{`{"request_id": "a", "type": "abort", "type": "error"}`, "a", `"type" is given twice`},
		{`{"request_id": "a", "type": "abort", "request_id": "b"}`, "", `"request_id" is given twice`},
		{`{"request_id": "a", "type": "chat_start", "payload": {"prompt": "Hi", "prompt": "Ho"}}`, "a",
			`"prompt" is given twice in the payload`},
		{`{"request_id": "a", "payload": {}}`, "a", `"type" is missing`},
		{`{"request_id": "a", "payload": {}, "type": 7}`, "a", `"type" is 7; it must be a string`},
		{`{"request_id": "a", "payload": {}, "TYPE": "abort"}`, "a", `"type" is missing`},
		{`{"request_id": "a", "type": "abort", "payload": [1]}`, "a", `"payload" is [1]; it must be an object`},
		{`{"request_id": 7, "type": "abort", "payload": {}}`, "", `"request_id" is 7; it must be a string`},
		{`{"request_id": "", "type": "abort", "payload": {}}`, "", `"request_id" has 0 bytes; 1 to 256 are right`},
		{`{"request_id": "` + strings.Repeat("x", 257) + `"}`, "", `"request_id" has 257 bytes`},
		{`{"request_id": "a", "version": "1"}`, "a", `"version" is "1"; it must be a number`},
	} {
		m, _, fault := parse_envelope.ParseEnvelope([]byte(test.line))
		require.NotNil(t, fault, test.line)
		require.Equal(t, swarm.CodeBadMessage, fault.Code, test.line)
		require.Contains(t, fault.Message, test.text)
		require.Equal(t, test.id, m.ID, "the error can name it")
	}
	for _, version := range []string{"0", "2", "1.5", "-1", "1e9"} {
		m, _, fault := parse_envelope.ParseEnvelope([]byte(`{"request_id": "a", "version": ` + version +
			`, "type": {}}`))
		require.Equal(t, swarm.CodeUnsupportedVersion, fault.Code, "whatever else it says")
		require.Equal(t, "a", m.ID)
		m, _, fault = parse_envelope.ParseEnvelope([]byte(`{"request_id": 7, "version": ` + version + `}`))
		require.Equal(t, swarm.CodeUnsupportedVersion, fault.Code)
		require.Empty(t, m.ID)
	}
}
