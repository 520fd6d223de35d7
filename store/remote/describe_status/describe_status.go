// Package describe_status says what a refusal of a server means.
package describe_status

import (
	"errors"
	"fmt"
	"net/http"
	"net/url"

	"rkllmd/store/remote"
	"rkllmd/store/remote/read_message"
	"rkllmd/store/remote/read_wait"
)

// DescribeStatus returns why the server at the address refuses: what the hub says of it, and what to do.
//
// **Runs on:** any thread that may wait.
func DescribeStatus(client *remote.Client, at *url.URL, answer *http.Response) *remote.Refusal {
	refusal := &remote.Refusal{Status: answer.StatusCode, Wait: read_wait.ReadWait(answer.Header)}
	refusal.Again = answer.StatusCode >= 500 || answer.StatusCode == http.StatusTooManyRequests ||
		answer.StatusCode == http.StatusRequestTimeout
	endpoint := client.Hub
	if at.Host == client.ModelScope.URL.Host {
		endpoint = client.ModelScope
	}
	said := read_message.ReadMessage(answer)
	advice := ""
	code := answer.Header.Get("X-Error-Code")
	known := len(endpoint.Header) > 0
	switch {
	case at.Host != endpoint.URL.Host: // no hub
	case code == "GatedRepo" && known:
		advice = "the repository is gated: ask for access on its page, with the account that the token is of"
	case code == "GatedRepo":
		advice = "the repository is gated: ask for access on its page, and give your token with " + endpoint.Token
	case code == "RevisionNotFound":
		advice = "the repository has no such branch, tag or commit"
	case code == "EntryNotFound":
		advice = "the repository has no such file"
	case answer.StatusCode == http.StatusUnauthorized && known:
		advice = "there is no such repository, or it is private and the token is not of somebody who may read it"
	case answer.StatusCode == http.StatusUnauthorized:
		advice = "there is no such repository, or it is private: then give your token with " + endpoint.Token
	case answer.StatusCode == http.StatusForbidden:
		advice = "the token may not read it"
	case answer.StatusCode == http.StatusNotFound:
		advice = "there is no such repository, or it is private"
	}
	text := fmt.Sprintf("%s answers %d", at.Host, answer.StatusCode)
	for _, more := range []string{advice, said} {
		if more != "" {
			text += ": " + more
		}
	}
	refusal.Fault = errors.New(text)
	return refusal
}
