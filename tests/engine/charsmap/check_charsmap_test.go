package charsmap_test

import (
	"encoding/binary"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/charsmap"
	"rkllmd/engine/charsmap/check_charsmap"
	"rkllmd/tests/engine/charsmap/read_charsmap"
	"rkllmd/tests/engine/charsmap/require_lookup"
)

// SentencePiece's own tables are accepted. Of hundreds of damaged ones those are that no text leads outside of, as a
// lookup by llama.cpp's definition finds it; both sorts come about.
func TestCheckCharsmap(t *testing.T) {
	for _, name := range []string{"nmt_nfkc", "own"} {
		table := read_charsmap.ReadCharsmap(t, name)
		require.NoError(t, check_charsmap.CheckCharsmap(string(table)))
		r, accepted, refused := rand.New(rand.NewPCG(17, 3)), 0, 0
		most := 400
		if name == "nmt_nfkc" {
			most = 20
		}
		size := int(binary.LittleEndian.Uint32(table))
		for range most {
			damaged := append([]byte(nil), table...)
			for range 1 + r.IntN(4) {
				damaged[charsmap.UnitBytes+r.IntN(size)] ^= 1 << r.IntN(8)
			}
			if check_charsmap.CheckCharsmap(string(damaged)) != nil {
				refused++
				continue
			}
			accepted++
			require_lookup.RequireLookup(t, damaged, r)
		}
		require.NotZero(t, accepted)
		require.NotZero(t, refused)
	}
	for table, want := range map[string]string{
		"abc":                      "it has 3 bytes; it must begin with the length of its array, in 4",
		"\x04\x00\x00\x00abcd":     "its array has 4 bytes of 8; the replacements must follow it",
		"\xff\xff\xff\xffabcde":    "its array has 4294967295 bytes of 9; the replacements must follow it",
		"\x04\x00\x00\x00abcd\x00": "its array has 1 units; it must be a multiple of 256",
	} {
		require.EqualError(t, check_charsmap.CheckCharsmap(table), want)
	}
	require.NoError(t, check_charsmap.CheckCharsmap("\x00\x00\x00\x00\x00"), "nothing is replaced")
}
