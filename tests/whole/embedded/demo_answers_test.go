package embedded_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// The rules by which the demo model's answers count as good refuse each kind of bad one, and say why.
func TestDemoAnswers(t *testing.T) {
	const script = `
import json, sys
sys.path.insert(0, "../../../demo/train")
import evaluate
words, pairs = set(), set()
for text in ("A socket is a file. The daemon has one, and a client finds it.", "rkllmd has a socket.", "7 plus 5 is 12.", "30 is even."):
    parts = evaluate.split(text)
    words.update(parts)
    pairs.update(zip(parts, parts[1:]))
for case in json.load(sys.stdin):
    print(evaluate.judge(case["turn"], case["answer"], not case.get("endless"), words, pairs))
`
	type turn map[string]any
	socket, sum := turn{"subject": "socket", "exact": false, "keys": "socket file/path"}, turn{"subject": "sum",
		"exact": true, "answer": "7 plus 5 is 12."}
	even := turn{"subject": "even", "exact": true, "answer": "30 is even."}
	cases := []struct {
		Turn    turn   `json:"turn"`
		Answer  string `json:"answer"`
		Endless bool   `json:"endless,omitempty"`
		Verdict string `json:"-"`
	}{
		{socket, "A socket is a file.", false, ""},
		{socket, "A socket is a file. The daemon has one, and a client finds it.", false, ""},
		{socket, "A socket is a file", false, "is not a sentence"},
		{socket, "a socket is a file.", false, "is not a sentence"},
		{socket, "A socket is a file.", true, "does not end"},
		{socket, "A file.", false, "is too short or too long"},
		{socket, strings.Repeat("A socket is a file. ", 3), false, "repeats itself"},
		{socket, "A socket is a fileket.", false, "has words that do not exist: fileket"},
		{socket, "The file is socket a daemon.", false, "is no English"},
		{socket, "The daemon has a socket.", false, "lacks file/path"},
		{sum, "7 plus 5 is 12.", false, ""},
		{sum, "5 plus 7 is 12.", false, ""},
		{sum, "7 plus 5 is 11.", false, "should be: 7 plus 5 is 12."},
		{even, "30 is even.", false, ""},
		{even, "even 30 is.", false, "should be: 30 is even."},
	}
	_, err := os.ReadFile("../../../demo/train/evaluate.py") // what go test caches depends on it
	require.NoError(t, err)
	input, err := json.Marshal(cases)
	require.NoError(t, err)
	command := exec.Command("python3", "-B", "-c", script)
	command.Stdin = strings.NewReader(string(input))
	output, err := command.CombinedOutput()
	require.NoError(t, err, "%s", output)
	verdicts := strings.Split(strings.TrimSuffix(string(output), "\n"), "\n")
	require.Len(t, verdicts, len(cases), "%s", output)
	for i, verdict := range verdicts {
		require.Equal(t, cases[i].Verdict, verdict, cases[i].Answer)
	}
}
