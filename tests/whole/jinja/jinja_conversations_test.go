package jinja_test

import (
	"bufio"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/jinja/render_case"
)

// Templates in the manner of published ones (judge/templates) write 70 conversations, with and without system messages,
// tools, calls, results, thoughts and parts, as Python's jinja2 has written them: conversations.jsonl (judge/judge.py
// conversations). What Python has written shows judge/judge.py show TEMPLATE NUMBER.
func TestJinjaConversations(t *testing.T) {
	file, err := os.Open("conversations.jsonl")
	require.NoError(t, err)
	defer file.Close()
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<20)
	var conversations [][]byte
	sources, renders, wrong := map[string]string{}, 0, 0
	for lines.Scan() && wrong < 5 {
		var recorded struct {
			Template, SHA256, Failed, Raised string
			Conversation                     int
		}
		require.NoError(t, json.Unmarshal(lines.Bytes(), &recorded))
		if recorded.Template == "" {
			conversations = append(conversations, append([]byte{}, lines.Bytes()...))
			continue
		}
		if sources[recorded.Template] == "" {
			source, err := os.ReadFile("judge/templates/" + recorded.Template + ".jinja")
			require.NoError(t, err)
			sources[recorded.Template] = string(source)
		}
		renders++
		text, failed, reason := render_case.RenderCase(sources[recorded.Template], conversations[recorded.Conversation])
		hash := sha256.Sum256([]byte(text.String))
		same := assert.Equal(t, recorded.Failed, failed, "%s %d: %s", recorded.Template, recorded.Conversation, reason)
		if failed == "" {
			same = same && assert.Equal(t, recorded.SHA256, hex.EncodeToString(hash[:]), "%s %d: %s", recorded.Template,
				recorded.Conversation, text.String)
		}
		if !same || !assert.Contains(t, reason, recorded.Raised) {
			wrong++
		}
	}
	require.NoError(t, lines.Err())
	require.Equal(t, 70*len(sources), renders)
	require.GreaterOrEqual(t, len(sources), 17)
}
