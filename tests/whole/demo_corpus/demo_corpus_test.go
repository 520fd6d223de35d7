package demo_corpus_test

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// The demo model's corpus is the same bytes every time, and none of its held-out questions occurs in training.
func TestDemoCorpus(t *testing.T) {
	var sets [2]map[string]bool
	mark := regexp.MustCompile(`[^a-z0-9 ]`)
	for i, test := range []struct{ set, count, hash string }{
		{"train", "20000", "0de5999a3f8dabaa79a207c64b3236a7affd8868e80ddfcadc24ac91143a20e3"},
		{"held-out", "2000", "72b90769912a1575467a613d9aa261f8319640f0a1682e419d06ce68d275260e"},
	} {
		output, err := exec.Command("python3", "../../../demo/train/corpus.py", test.set, test.count).Output()
		require.NoError(t, err)
		sum := sha256.Sum256(output)
		require.Equal(t, test.hash, hex.EncodeToString(sum[:]), "the corpus has changed: train the model again (demo/train/train.py)")
		sets[i] = map[string]bool{}
		for line := range strings.Lines(string(output)) {
			var dialogue struct {
				Turns []struct{ Question, Answer string }
			}
			require.NoError(t, json.Unmarshal([]byte(line), &dialogue))
			for _, turn := range dialogue.Turns {
				require.NotEmpty(t, turn.Answer)
				require.NotRegexp(t, `[<>(|]`, turn.Question+turn.Answer, "a slot or a choice is left")
				sets[i][mark.ReplaceAllString(strings.ToLower(turn.Question), "")] = true
			}
		}
	}
	require.Greater(t, len(sets[0]), 15000, "questions of many kinds")
	for question := range sets[1] {
		require.False(t, sets[0][question], "a held-out question occurs in training: %s", question)
	}
}
