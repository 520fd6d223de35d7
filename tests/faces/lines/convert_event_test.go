package lines_test

import (
	"encoding/json"
	"errors"
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/lines/convert_event"
	"rkllmd/generation"
)

func TestConvertEvent(t *testing.T) {
	for _, one := range []struct {
		event generation.Event
		want  string
	}{
		{generation.Event{Kind: generation.EventQueued}, `{"id":"x","event":"queued","position":0}`},
		{generation.Event{Kind: generation.EventTruncated, Dropped: 9}, `{"id":"x","event":"truncated","dropped":9}`},
		{generation.Event{Kind: generation.EventToken, Token: generation.Token{ID: 3, Text: "a", Logprob: math.NaN()}},
			`{"id":"x","event":"token","token":3,"text":"a"}`},
		{generation.Event{Kind: generation.EventDone, Reason: generation.ReasonStop, EndToken: 2,
			Seed:  18446744073709551615,
			Usage: generation.Usage{Prompt: 10, Reused: 4, Prefilled: 6, Generated: 7},
			Timings: generation.Timings{Queued: 1500 * time.Microsecond, Prefill: 2 * time.Second,
				FirstToken: 1234567 * time.Nanosecond, Total: 3 * time.Second}},
			`{"id":"x","event":"done","reason":"stop","end_token":2,"seed":18446744073709551615,
				"usage":{"prompt_tokens":10,"reused_tokens":4,"prefilled_tokens":6,"generated_tokens":7},
				"timings":{"queued_ms":1.5,"prefill_ms":2000,"first_token_ms":1.235,"total_ms":3000}}`},
		{generation.Event{Kind: generation.EventDone, Reason: generation.ReasonText, StopText: "END", EndToken: -1},
			`{"id":"x","event":"done","reason":"text","stop_text":"END","seed":0,
				"usage":{"prompt_tokens":0,"reused_tokens":0,"prefilled_tokens":0,"generated_tokens":0},"timings":{"queued_ms":0,"prefill_ms":0,"first_token_ms":0,"total_ms":0}}`},
		{generation.Event{Kind: generation.EventDone, Reason: generation.ReasonError, Err: errors.New("why"),
			EndToken: -1},
			`{"id":"x","event":"done","reason":"error","error":"why","seed":0,
				"usage":{"prompt_tokens":0,"reused_tokens":0,"prefilled_tokens":0,"generated_tokens":0},"timings":{"queued_ms":0,"prefill_ms":0,"first_token_ms":0,"total_ms":0}}`},
	} {
		text, err := json.Marshal(convert_event.ConvertEvent(json.RawMessage(`"x"`), one.event))
		require.NoError(t, err)
		require.JSONEq(t, one.want, string(text))
	}
}
