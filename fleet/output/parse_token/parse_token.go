// Package parse_token reads a token on its way.
package parse_token

import (
	"bytes"
	"math"

	"rkllmd/fleet"
	"rkllmd/fleet/output"
	"rkllmd/fleet/output/parse_parts"
	"rkllmd/fleet/output/read_number"
	"rkllmd/fleet/output/read_text"
	"rkllmd/fleet/output/skip_front"
	"rkllmd/generation"
)

// ParseToken reads what append_token has written. False: data is something else.
//
// **Runs on:** any thread.
func ParseToken(data []byte) (fleet.Output, bool) {
	r, o := &output.Reader{Rest: data}, fleet.Output{}
	token := &o.Event.Token
	o.Event.Kind = generation.EventToken
	o.Member = read_text.ReadText(r, `{"Member":`)
	o.Job = read_text.ReadText(r, `,"Job":`)
	o.Epoch = read_number.ReadNumber(r, `,"Epoch":`)
	o.Seq = read_number.ReadNumber(r, `,"Seq":`)
	token.ID = int32(read_number.ReadNumber(r, `,"Event":{"Kind":2,"Token":{"ID":`))
	token.Index = read_number.ReadNumber(r, `,"Index":`)
	token.Text = read_text.ReadText(r, `,"Text":`)
	if bytes.HasPrefix(r.Rest, []byte(`,"Thinking":`)) {
		token.Thinking = read_text.ReadText(r, `,"Thinking":`)
	}
	if bytes.HasPrefix(r.Rest, []byte(`,"Parts":[`)) {
		skip_front.SkipFront(r, `,"Parts":[`)
		token.Parts = parse_parts.ParseParts(r)
	}
	if token.Held = bytes.HasPrefix(r.Rest, []byte(`,"Held":true`)); token.Held {
		skip_front.SkipFront(r, `,"Held":true`)
	}
	skip_front.SkipFront(r, "}}")
	if bytes.HasPrefix(r.Rest, []byte(`,"Text":`)) {
		o.Text.Mark = read_text.ReadText(r, `,"Text":{"Mark":`)
		o.Text.StopText = read_text.ReadText(r, `,"StopText":`)
		channel := read_number.ReadNumber(r, `,"Channel":`)
		r.Failed = r.Failed || channel < 0 || channel > math.MaxUint8
		o.Text.Channel = generation.Channel(channel)
		skip_front.SkipFront(r, "}")
	}
	if o.Bound = bytes.HasPrefix(r.Rest, []byte(`,"Bound":true`)); o.Bound {
		o.BoundAt = read_number.ReadNumber(r, `,"Bound":true,"BoundAt":`)
	}
	return o, !r.Failed && string(r.Rest) == "}"
}
