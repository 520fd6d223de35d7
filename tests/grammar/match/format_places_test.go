package match_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/match/format_places"
)

func TestFormatPlaces(t *testing.T) {
	a, b := &grammar.Frame{Number: 1}, &grammar.Frame{Number: 300}
	texts := map[string]bool{}
	for _, places := range [][]*grammar.Frame{nil, {a}, {b}, {a, b}, {a, a}} {
		texts[format_places.FormatPlaces(places, false)] = true
		texts[format_places.FormatPlaces(places, true)] = true
	}
	require.Len(t, texts, 10)
}
