// Package create_tiny_vocabulary makes the vocabulary of a tiny model.
package create_tiny_vocabulary

import (
	"fmt"
	"strings"

	"rkllmd/demo"
	"rkllmd/demo/add_token"
	"rkllmd/demo/convert_bytes"
)

// CreateTinyVocabulary makes a vocabulary that covers every text: all bytes, and demo.Words with all their beginnings,
// so that the tokenizer's merging reaches the words. sentencePiece chooses between llama's form (bytes as "<0x0A>", a
// space as "▁") and byte-pair encoding (merges; bytes as letters).
//
// **Runs on:** any thread.
func CreateTinyVocabulary(sentencePiece bool) *demo.Vocabulary {
	v := &demo.Vocabulary{IDs: map[string]int{}, BOS: -1}
	if sentencePiece {
		add_token.AddToken(v, "<unk>", demo.TokenUnknown)
		v.BOS = add_token.AddToken(v, "<s>", demo.TokenControl)
		v.EOS = add_token.AddToken(v, "</s>", demo.TokenControl)
	}
	var bytes [256]int
	for b := range bytes {
		if sentencePiece {
			bytes[b] = add_token.AddToken(v, fmt.Sprintf("<0x%02X>", b), demo.TokenByte)
		} else {
			bytes[b] = add_token.AddToken(v, convert_bytes.ConvertBytes(string([]byte{byte(b)})), demo.TokenNormal)
		}
	}
	for _, word := range append([]string{demo.Farewell}, demo.Words...) {
		spelled := convert_bytes.ConvertBytes(" " + word)
		if sentencePiece {
			spelled = "▁" + word
		}
		beginning := ""
		for _, letter := range strings.Split(spelled, "") {
			if _, there := v.IDs[beginning+letter]; !there && beginning != "" {
				v.Merges = append(v.Merges, beginning+" "+letter)
			}
			beginning += letter
			add_token.AddToken(v, beginning, demo.TokenNormal)
		}
		if word != demo.Farewell {
			v.Spoken = append(v.Spoken, v.IDs[spelled])
		}
	}
	for _, mark := range demo.Marks {
		v.Spoken = append(v.Spoken, add_token.AddToken(v, mark, demo.TokenNormal))
	}
	for _, character := range demo.Characters {
		v.Spoken = append(v.Spoken, bytes[character[0]])
		for i := 1; i < len(character); i++ {
			v.Follows = append(v.Follows, [2]int{bytes[character[i-1]], bytes[character[i]]})
		}
	}
	if !sentencePiece {
		add_token.AddToken(v, "<|endoftext|>", demo.TokenControl)
		add_token.AddToken(v, "<|im_start|>", demo.TokenControl)
		v.EOS = add_token.AddToken(v, "<|im_end|>", demo.TokenControl)
	}
	farewell := v.IDs[convert_bytes.ConvertBytes(" "+demo.Farewell)]
	if sentencePiece {
		farewell = v.IDs["▁"+demo.Farewell]
	}
	v.Follows = append(v.Follows, [2]int{farewell, v.EOS})
	return v
}
