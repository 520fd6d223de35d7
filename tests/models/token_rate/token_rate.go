// Package token_rate measures how fast a model answers.
package token_rate

import (
	"bufio"
	"fmt"
	"net/http"
	"strings"
	"time"
)

// TokenRate has the model of that name answer, of the daemon at address, for so long, and returns how many tokens it
// has said in a second.
func TokenRate(address, name string, duration time.Duration) (float64, error) {
	tokens, begin := 0, time.Now()
	for time.Since(begin) < duration {
		body := fmt.Sprintf(`{"model": %q, "prompt": "once", "max_tokens": 300, "stream": true}`, name)
		answer, err := http.Post("http://"+address+"/v1/generate", "application/json", strings.NewReader(body))
		if err != nil {
			return 0, err
		}
		for lines := bufio.NewScanner(answer.Body); time.Since(begin) < duration && lines.Scan(); {
			switch lines.Text() {
			case "event: token":
				tokens++
			case "event: error":
				return 0, fmt.Errorf("%s fails after %d tokens", name, tokens)
			}
		}
		answer.Body.Close()
	}
	return float64(tokens) / time.Since(begin).Seconds(), nil
}
