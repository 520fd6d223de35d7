package embedded_test

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// The demo model's corpus is the same bytes every time, each subject has questions of both kinds, and none of the
// held-out ones occurs in training, however it is typed.
func TestDemoCorpus(t *testing.T) {
	const folder = "../../../demo/train/"
	_, err := os.ReadFile(folder + "corpus.py") // what go test caches depends on it
	require.NoError(t, err)
	grammar, err := os.ReadFile(folder + "subjects.txt")
	require.NoError(t, err)
	subjects := strings.Split(string(grammar), "\n## ")[1:]
	require.Greater(t, len(subjects), 70)
	for _, subject := range subjects {
		for _, kind := range []string{"\n? ", "\n~ "} {
			require.Contains(t, subject, kind)
		}
		require.Equal(t, strings.HasPrefix(subject, "!about\n"), !strings.Contains(subject, "\n= "), "answers: %.20s",
			subject)
	}

	var sets [2]map[string]bool
	slot := regexp.MustCompile(`<[a-z]+>|[()]`)
	for i, test := range []struct{ set, count, hash string }{
		{"train", "20000", "7689547bb64f149bfb74e02b796ad951c049f54f138feb2427af7a332ad88d82"},
		{"held-out", "5000", "9bcd75e32e20bc08924258df3de92a0c08b65f7dd7a7987b53722bc1e74dfb52"},
	} {
		output, err := exec.Command("python3", "-B", folder+"corpus.py", test.set, test.count).Output()
		require.NoError(t, err)
		sum := sha256.Sum256(output)
		require.Equal(t, test.hash, hex.EncodeToString(sum[:]),
			"the corpus has changed: train the model again (demo/train/train.py)")
		sets[i] = map[string]bool{}
		for line := range strings.Lines(string(output)) {
			var dialogue struct {
				Turns []struct{ Question, Answer string }
			}
			require.NoError(t, json.Unmarshal([]byte(line), &dialogue))
			for _, turn := range dialogue.Turns {
				both := turn.Question + turn.Answer
				require.True(t, turn.Answer != "" && !(strings.ContainsAny(both, "<()") && slot.MatchString(both)),
					"no answer, or a slot or a choice is left: %s", line)
				letters := strings.FieldsFunc(strings.ToLower(turn.Question), func(r rune) bool {
					return (r < 'a' || r > 'z') && (r < '0' || r > '9')
				})
				sets[i][strings.Join(letters, "")] = true
			}
		}
	}
	require.Greater(t, len(sets[0]), 15000, "questions of many kinds")
	for question := range sets[1] {
		require.False(t, sets[0][question], "a held-out question occurs in training: %s", question)
	}
}
