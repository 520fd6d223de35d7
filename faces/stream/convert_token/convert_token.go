// Package convert_token turns a token into its message.
package convert_token

import (
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/convert_logprobs"
	"rkllmd/generation"
)

// ConvertToken adds token to answer and returns its message, with what the answer's options ask for.
//
// **Runs on:** the backend's thread. Follows docs/protocols/web-streaming.md, "Token message".
func ConvertToken(answer *stream.Answer, token generation.Token) stream.Token {
	o := answer.Options
	answer.Text = append(answer.Text, token.Text...)
	answer.Thinking = append(answer.Thinking, token.Thinking...)
	message := stream.Token{Type: stream.TypeToken, Index: answer.Messages, Token: token.Text, Thinking: token.Thinking}
	if o.Cumulative || len(answer.Text) < stream.MaxCumulative {
		text := string(answer.Text)
		message.GeneratedText = &text
	}
	if o.IncludeTokenIDs && token.ID >= 0 {
		message.TokenID = &token.ID
	}
	if o.IncludeLogprobs && token.ID >= 0 {
		message.Logprobs = convert_logprobs.ConvertLogprobs(token, o.IncludeTokenIDs)
	}
	if o.IncludeTiming {
		message.Timing = &stream.TokenTiming{
			TokenMS: float64(token.Time.Sub(answer.Last).Microseconds()) / 1e3,
			TotalMS: float64(token.Time.Sub(answer.Started).Microseconds()) / 1e3,
		}
	}
	answer.Last = token.Time
	answer.Messages++
	return message
}
