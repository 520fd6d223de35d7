package stream_test

import (
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/convert_token"
	"rkllmd/generation"
)

func TestConvertToken(t *testing.T) {
	start := time.Now()
	answer := &stream.Answer{Text: []byte("Once"), Started: start, Last: start}
	message := convert_token.ConvertToken(answer, generation.Token{ID: 5, Text: " upon", Logprob: -1,
		Time: start.Add(42500 * time.Microsecond)})
	text := "Once upon"
	require.Equal(t, stream.Token{Type: "token", Token: " upon", GeneratedText: &text}, message, "without options")
	answer.Options = stream.Options{IncludeTokenIDs: true, IncludeLogprobs: true, IncludeTiming: true}
	message = convert_token.ConvertToken(answer, generation.Token{ID: 6, Text: " a", Thinking: "hm", Logprob: -1,
		Time: start.Add(100 * time.Millisecond)})
	require.Equal(t, int32(6), *message.TokenID)
	require.Equal(t, []stream.Logprob{{Token: " a", TokenID: message.TokenID, Logprob: -1}}, message.Logprobs)
	require.Equal(t, stream.TokenTiming{TokenMS: 57.5, TotalMS: 100}, *message.Timing)
	require.Equal(t, "hm", message.Thinking)
	require.Equal(t, 1, message.Index)
	message = convert_token.ConvertToken(answer, generation.Token{ID: -1, Text: "!", Logprob: math.NaN(), Time: start})
	require.Nil(t, message.TokenID, "text that was held back is no token")
	require.Nil(t, message.Logprobs)
	require.Equal(t, "Once upon a!", string(answer.Text))
	require.Equal(t, "hm", string(answer.Thinking))
	require.Equal(t, 3, answer.Messages)
	answer.Text = make([]byte, stream.MaxCumulative)
	require.Nil(t, convert_token.ConvertToken(answer, generation.Token{}).GeneratedText)
	answer.Options.Cumulative = true
	require.Len(t, *convert_token.ConvertToken(answer, generation.Token{}).GeneratedText, stream.MaxCumulative)
}
