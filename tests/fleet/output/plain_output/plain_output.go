// Package plain_output draws tokens that travel without encoding/json.
package plain_output

import (
	"math/rand/v2"

	"rkllmd/fleet"
	"rkllmd/generation"
)

// PlainOutput draws a plain token from r, with texts that JSON must escape among others.
func PlainOutput(r *rand.Rand) fleet.Output {
	texts := []string{"", "a", " the", "\"", "\\", "\n\t\x00", "<b>&amp;</b>", "\u2028", "読む", "\U0001f600", "}]"}
	text := texts[r.IntN(len(texts))] + texts[r.IntN(len(texts))]
	o := fleet.Output{Member: "m1", Job: texts[r.IntN(len(texts))], Epoch: r.IntN(4), Seq: r.IntN(1 << r.IntN(31)),
		Event: generation.Event{Kind: generation.EventToken, Token: generation.Token{ID: int32(r.IntN(1<<31)) - 1,
			Index: r.IntN(5000), Text: text, Held: r.IntN(2) == 0}}}
	if r.IntN(2) == 0 {
		o.Event.Token.Thinking = texts[r.IntN(len(texts))]
	}
	for range r.IntN(3) * r.IntN(2) {
		o.Event.Token.Parts = append(o.Event.Token.Parts, generation.Part{Kind: generation.PartKind(r.IntN(2)),
			Text: texts[r.IntN(len(texts))]})
	}
	if r.IntN(2) == 0 {
		o.Text = generation.TextState{Mark: texts[r.IntN(len(texts))], StopText: texts[r.IntN(len(texts))],
			Channel: generation.Channel(r.IntN(3))}
	}
	if o.Bound = r.IntN(4) == 0; o.Bound {
		o.BoundAt = r.IntN(9)
	}
	return o
}
