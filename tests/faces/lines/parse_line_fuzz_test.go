package lines_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/parse_line"
)

func FuzzParseLine(f *testing.F) {
	for _, seed := range []string{`{"id": 7, "prompt": "Hi", "seed": 3, "stop": ["a"], "temperature": 0.5}`,
		`{"op": "abort", "id": "x", "of": 7}`,
		`{"op":"append_session","id":1,"session":"s","tokens":[1,2]}`,
		`{"id":1,"messages":[{"role":"user","content":"x"}],"tools":[]}`, `{"id":1,"id":2}`, `[]`,
		`{"id":1.0,"prompt":"\ud83d\ude00","max_tokens":2e0,"tokens":[1.0]}`, `{"id":1,"of":2,"of":3}`,
		"{\"id\":\"\xff\"}"} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		line, err := parse_line.ParseLine(text)
		if err != nil {
			require.NotEmpty(t, err.Error())
			require.Less(t, len(err.Error()), 600, "bounded")
			return
		}
		require.True(t, json.Valid(line.ID))
		require.Contains(t, lines.Members, line.Op)
	})
}
