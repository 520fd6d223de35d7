// Package ask_url makes one request.
package ask_url

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"strings"

	"rkllmd/store/remote"
	"rkllmd/store/remote/build_query"
	"rkllmd/store/remote/check_redirect"
	"rkllmd/store/remote/describe_failure"
	"rkllmd/store/remote/describe_status"
)

// AskURL sends query and follows redirects, which may lead to other hosts by https only. The token of a hub goes to
// that hub and to nobody else. The caller closes the answer's body. Errors are a *remote.Refusal where a server has
// answered, and may be tried again where none has.
//
// **Runs on:** any thread that may wait.
func AskURL(ctx context.Context, client *remote.Client, query remote.Query) (*remote.Answer, error) {
	at, err := url.Parse(query.URL)
	if err != nil {
		return nil, &remote.Refusal{Fault: fmt.Errorf("%q is no address", query.URL)}
	}
	answer := &remote.Answer{}
	for range remote.MostRedirects {
		request := build_query.BuildQuery(ctx, client, at, query.Range)
		if answer.Response, err = client.HTTP.Do(request); err != nil {
			return nil, describe_failure.DescribeFailure(at.Host, err)
		}
		linked := strings.Trim(strings.TrimPrefix(answer.Header.Get("X-Linked-Etag"), "W/"), `"`)
		if remote.Digest.MatchString(linked) {
			answer.LinkedETag = linked
		}
		if answer.StatusCode < http.StatusMultipleChoices {
			return answer, nil
		}
		location := answer.Header.Get("Location")
		if answer.StatusCode >= http.StatusBadRequest || location == "" {
			defer answer.Body.Close()
			return nil, describe_status.DescribeStatus(client, at, answer.Response)
		}
		answer.Body.Close()
		if at, err = check_redirect.CheckRedirect(client, at, location); err != nil {
			return nil, err
		}
	}
	return nil, &remote.Refusal{Fault: fmt.Errorf("%s leads from one address to the next, %d times", at.Host,
		remote.MostRedirects)}
}
