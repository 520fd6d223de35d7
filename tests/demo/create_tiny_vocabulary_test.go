package demo_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/demo/convert_bytes"
	"rkllmd/demo/create_tiny_vocabulary"
)

func TestCreateTinyVocabulary(t *testing.T) {
	for _, sentencePiece := range []bool{true, false} {
		v := create_tiny_vocabulary.CreateTinyVocabulary(sentencePiece)
		require.Len(t, v.Types, len(v.Texts))
		require.Len(t, v.IDs, len(v.Texts))
		for id, text := range v.Texts {
			require.Equal(t, id, v.IDs[text])
		}
		for b := range 256 {
			text := convert_bytes.ConvertBytes(string([]byte{byte(b)}))
			if sentencePiece {
				text = fmt.Sprintf("<0x%02X>", b)
			}
			require.Contains(t, v.IDs, text)
		}
		require.Len(t, v.Spoken, len(demo.Words)+len(demo.Marks)+len(demo.Characters))
		require.NotContains(t, v.Spoken, v.EOS)
		require.Equal(t, demo.TokenControl, v.Types[v.EOS])

		follows := map[int]int{} // no token is followed by two
		for _, pair := range v.Follows {
			require.NotContains(t, follows, pair[0])
			follows[pair[0]] = pair[1]
		}
		farewell := v.Follows[len(v.Follows)-1]
		require.Equal(t, v.EOS, farewell[1])
		require.Contains(t, v.Texts[farewell[0]], demo.Farewell)
		require.NotContains(t, v.Spoken, farewell[0])

		for _, merge := range v.Merges {
			left, right, _ := strings.Cut(merge, " ")
			require.Contains(t, v.IDs, left+right, "what is merged is a token")
			require.Contains(t, v.IDs, left)
		}
		require.Equal(t, map[bool]int{true: 1, false: -1}[sentencePiece], v.BOS)
	}
}
