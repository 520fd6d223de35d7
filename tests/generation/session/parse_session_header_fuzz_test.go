package session_test

import (
	"crypto/sha256"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/session"
	"rkllmd/generation/session/parse_session_header"
	"rkllmd/tests/generation/session/generation_session_bytes"
	"rkllmd/tests/generation/session/generation_session_frame"
)

func FuzzParseSessionHeader(f *testing.F) {
	f.Add(generation_session_bytes.GenerationSessionBytes(f))
	f.Add(generation_session_frame.GenerationSessionFrame(`{"Tokens":1}`, "four"))
	f.Add([]byte(session.Magic))
	f.Fuzz(func(t *testing.T, file []byte) {
		if len(file) < len(session.Magic) {
			return
		}
		h, length, err := parse_session_header.ParseSessionHeader(file, int64(len(file)))
		if err != nil {
			require.Zero(t, h)
			return
		}
		require.Equal(t, len(file), length+4*h.Tokens+h.StateBytes+sha256.Size)
		require.Equal(t, h.Cached == 0, h.StateBytes == 0)
	})
}
