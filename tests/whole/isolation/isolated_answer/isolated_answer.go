// Package isolated_answer streams one answer of a model that says when it said each word.
package isolated_answer

import (
	"bufio"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"sync/atomic"
	"time"

	"rkllmd/tests/whole/isolation/isolated_late"
)

// Words is how many an answer has.
const Words = 250

// IsolatedAnswer has the model steady of the daemon at address say Words words (conformance_beat) over server-sent
// events, counts in words those that have come, and returns how long each was on its way. An answer that is not whole,
// in order, and ended as such answers end is an error.
func IsolatedAnswer(address string, words *atomic.Int64) (late []time.Duration, err error) {
	body := fmt.Sprintf(`{"model": "steady", "prompt": "beat %d", "stream": true}`, Words)
	answer, err := http.Post("http://"+address+"/v1/generate", "application/json", strings.NewReader(body))
	if err != nil {
		return nil, err
	}
	defer answer.Body.Close()
	text := ""
	for lines := bufio.NewScanner(answer.Body); lines.Scan(); {
		data, found := strings.CutPrefix(lines.Text(), "data: ")
		if !found {
			continue
		}
		var message struct {
			Type, Token string
			Text        string `json:"generated_text"`
			Reason      string `json:"finish_reason"`
		}
		if err = json.Unmarshal([]byte(data), &message); err != nil {
			return late, fmt.Errorf("%s: %w", data, err)
		}
		switch message.Type {
		case "error":
			return late, fmt.Errorf("after %d words: %s", len(late), data)
		case "token":
			text += message.Token
			if late, err = isolated_late.IsolatedLate(late, message.Token); err != nil {
				return late, err
			}
			words.Store(words.Load() + 1)
		case "completion":
			if len(late) != Words || message.Text != text || message.Reason != "stop" {
				return late, fmt.Errorf("%d words of %d, and as a whole %s", len(late), Words, data)
			}
			return late, nil
		}
	}
	return late, fmt.Errorf("it breaks off after %d words", len(late))
}
