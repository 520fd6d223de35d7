package session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/session"
	"rkllmd/generation/session/parse_session_file"
	"rkllmd/tests/generation/session/generation_session_bytes"
	"rkllmd/tests/generation/session/generation_session_frame"
)

func FuzzParseSessionFile(f *testing.F) {
	f.Add(generation_session_bytes.GenerationSessionBytes(f))
	f.Add(generation_session_frame.GenerationSessionFrame(`{"Tokens":1}`, "four"))
	f.Add([]byte(session.Magic))
	f.Fuzz(func(t *testing.T, file []byte) {
		if len(file) < len(session.Magic) {
			return
		}
		parsed, err := parse_session_file.ParseSessionFile(file)
		if err == nil {
			require.Len(t, parsed.Tokens, parsed.Header.Tokens)
			require.Len(t, parsed.State, parsed.Header.StateBytes)
			require.LessOrEqual(t, parsed.Header.Cached, len(parsed.Tokens))
			require.LessOrEqual(t, parsed.Header.Turn+parsed.Header.Answer, len(parsed.Tokens))
		} else {
			require.Zero(t, parsed)
		}
	})
}
