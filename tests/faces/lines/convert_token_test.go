package lines_test

import (
	"encoding/json"
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/lines/convert_token"
	"rkllmd/generation"
)

func TestConvertToken(t *testing.T) {
	for _, one := range []struct {
		token generation.Token
		want  string
	}{
		{generation.Token{ID: 0, Text: "a", Logprob: math.NaN()}, `{"token":0,"text":"a"}`},
		{generation.Token{ID: 5, Thinking: "hm", Logprob: -0.5},
			`{"token":5,"text":"","thinking":"hm","logprob":-0.5}`},
		{generation.Token{ID: -1, Text: "rest", Logprob: -0.5}, `{"text":"rest"}`},
		{generation.Token{ID: 5, Logprob: math.Inf(-1), Top: []generation.TokenLogprob{{ID: 1, Text: "b", Logprob: 0},
			{ID: 2, Logprob: math.Inf(-1)}}},
			`{"token":5,"text":"","logprob":-1.7976931348623157e+308,"top":[{"token":1,"text":"b","logprob":0},{"token":2,"text":"","logprob":-1.7976931348623157e+308}]}`},
	} {
		text, err := json.Marshal(convert_token.ConvertToken(one.token))
		require.NoError(t, err)
		require.Equal(t, one.want, string(text))
	}
}
