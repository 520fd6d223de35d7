// Package ask_as asks over HTTP from an address of its own.
package ask_as

import (
	"io"
	"net"
	"net/http"
	"strings"
)

// AskAs asks the daemon at address for a completion, from the address user of this machine, by which it is another
// user, and returns the answer and its status.
func AskAs(address, user, body string) (string, int, error) {
	dialer := &net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(user)}}
	client := http.Client{Transport: &http.Transport{DialContext: dialer.DialContext, DisableKeepAlives: true}}
	answer, err := client.Post("http://"+address+"/v1/completions", "application/json", strings.NewReader(body))
	if err != nil {
		return "", 0, err
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	return string(text), answer.StatusCode, err
}
