package lines_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/tests/faces/lines/lines_host"
	"rkllmd/tests/faces/lines/lines_member"
	"rkllmd/tests/faces/lines/lines_say"
	"rkllmd/tests/faces/lines/lines_text"
	"rkllmd/tests/support/generation/generate_text"
)

// Every op through the line that asks for it.
func TestHandleLine(t *testing.T) {
	h, out := lines_host.LinesHost(t, engine.PoolOptions{})
	first := lines_say.LinesSay(t, h, out, `{"id": 1, "prompt": "Hello", "max_tokens": 5, "seed": 3}`)
	require.Len(t, first, 6)
	require.Equal(t, "done", first[5]["event"])
	require.Equal(t, "length", first[5]["reason"])
	text, _ := generate_text.GenerateText(t, first)
	const regenerate = `{"id": "%s", "op": "regenerate", "of": 1, "seed": %d}`
	require.Equal(t, text, lines_text.LinesText(t, h, out, regenerate, "again", 3))
	require.NotEqual(t, text, lines_text.LinesText(t, h, out, regenerate, "other", 4))
	for op, event := range map[string]string{"abort": "abort", "pause": "error", "resume": "error"} { // it has ended
		answers := lines_say.LinesSay(t, h, out, `{"id": "%s", "op": "%s", "of": 1}`, op, op)
		require.Len(t, answers, 1)
		require.Equal(t, []any{op, event}, []any{answers[0]["id"], answers[0]["event"]}, answers)
	}
	tokens := lines_member.LinesMember(t, h, out, "tokens", `{"id": 2, "op": "tokenize", "text": "Hello world"}`).([]any)
	list, err := json.Marshal(tokens)
	require.NoError(t, err)
	require.Contains(t, lines_member.LinesMember(t, h, out, "text",
		`{"id": 3, "op": "detokenize", "tokens": %s}`, list), "Hello world")

	session := lines_member.LinesMember(t, h, out, "session", `{"id": 4, "op": "create_session"}`)
	require.EqualValues(t, len(tokens), lines_member.LinesMember(t, h, out, "length",
		`{"id": 5, "op": "append_session", "session": "%s", "text": "Hello world"}`, session))
	require.EqualValues(t, len(tokens)+2, lines_member.LinesMember(t, h, out, "length",
		`{"id": 6, "op": "append_session", "session": "%s", "tokens": [5, 6]}`, session))
	fork := lines_member.LinesMember(t, h, out, "session", `{"id": 7, "op": "fork_session", "session": "%s"}`, session)
	const generate = `{"id": %d, "session": "%s", "max_tokens": 4, "top_k": 1}`
	require.Equal(t, lines_text.LinesText(t, h, out, generate, 8, session),
		lines_text.LinesText(t, h, out, generate, 9, fork))
	path := t.TempDir() + "/saved"
	require.EqualValues(t, len(tokens)+6, lines_member.LinesMember(t, h, out, "length",
		`{"id": 10, "op": "save_session", "session": "%s", "path": "%s"}`, session, path))
	require.EqualValues(t, len(tokens)+6, lines_member.LinesMember(t, h, out, "length",
		`{"id": 11, "op": "close_session", "session": "%s"}`, session))
	require.Equal(t, "not_found", lines_member.LinesMember(t, h, out, "kind", `{"id": 12, "session": "%s"}`, session))
	restored := lines_say.LinesSay(t, h, out, `{"id": 13, "op": "restore_session", "path": "%s"}`, path)[0]
	require.EqualValues(t, len(tokens)+6, restored["length"])
	require.Equal(t, lines_text.LinesText(t, h, out, generate, 14, fork),
		lines_text.LinesText(t, h, out, generate, 15, restored["session"]))
	stats := lines_say.LinesSay(t, h, out, `{"id": 16, "op": "stats"}`)[0]
	require.Positive(t, stats["decode_tokens"])
	require.Equal(t, true, stats["model"].(map[string]any)["exact"])

	for line, want := range map[string]string{
		`no JSON`:    "the line is no JSON: the only words are true, false and null",
		`{"id": 20}`: "prompt",
		`{"id": 21, "prompt": "a", "tokens": [1]}`:                  "prompt",
		`{"id": 22, "prompt": "a", "temperature": -1}`:              "temperature",
		`{"id": 1, "prompt": "a"}`:                                  "the id 1 is in use",
		`{"id": 23, "op": "abort", "of": 99}`:                       "there is no run 99",
		`{"id": 24, "op": "detokenize", "tokens": [-1]}`:            "tokens[0] is -1; this model's tokens are 0 to ",
		`{"id": 25, "op": "restore_session", "path": "/dev/null"}`:  "/dev/null",
		`{"id": 26, "op": "append_session", "session": "nobody's"}`: "nobody's",
		`{"id": 27, "promt": "a"}`:                                  `"generate" takes no member "promt"`,
	} {
		answers := lines_say.LinesSay(t, h, out, "%s", line)
		require.Len(t, answers, 1)
		require.Equal(t, "error", answers[0]["event"])
		require.Contains(t, answers[0]["error"], want)
	}
}
