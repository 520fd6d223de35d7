// Package generation_spoil_session spoils a saved session.
package generation_spoil_session

import (
	"math/rand/v2"
	"slices"

	"rkllmd/generation/session"
)

// GenerationSpoilSession changes one thing about a saved session of the tiny qwen3, of which 10 tokens are cached, and
// tells what.
func GenerationSpoilSession(f session.File, random *rand.Rand) (session.File, string) {
	f.State, f.Tokens = slices.Clone(f.State), slices.Clone(f.Tokens)
	switch random.IntN(7) {
	case 0:
		f.State[random.IntN(8+12*10)] ^= 1 << random.IntN(8)
		return f, "a bit of the cells' positions and sequences"
	case 1:
		f.State[random.IntN(len(f.State))] = byte(random.Uint32())
		return f, "a byte of the state"
	case 2:
		f.State = append(f.State, 0)[:1+random.IntN(len(f.State))]
		return f, "the state's length"
	case 3:
		copy(f.State[148+2*random.IntN(320):], []byte{0xff, 0x7f})
		return f, "a key of the first layer, 16 bits that are no number"
	case 4:
		f.Tokens[random.IntN(len(f.Tokens))] = int32(random.Uint32())
		return f, "a token"
	case 5:
		f.Header.Cached = 1 + random.IntN(11)
		return f, "how many tokens the state is for"
	}
	f.Tokens, f.Header.Turn, f.Header.Answer = slices.Concat(f.Tokens, f.Tokens)[:1+random.IntN(21)], 0, 0
	return f, "how many tokens there are"
}
