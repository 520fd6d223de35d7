// Package build_query builds one request.
package build_query

import (
	"context"
	"maps"
	"net/http"
	"net/url"

	"rkllmd/store/remote"
)

// BuildQuery returns the request of what is at the address, with the token of the hub whose host that is.
//
// **Runs on:** any thread.
func BuildQuery(ctx context.Context, client *remote.Client, at *url.URL, bytes string) *http.Request {
	request := (&http.Request{Method: http.MethodGet, URL: at, Host: at.Host, Header: http.Header{}}).WithContext(ctx)
	request.Header.Set("User-Agent", "rkllmd")
	request.Header.Set("Accept-Encoding", "identity")
	if bytes != "" {
		request.Header.Set("Range", bytes)
	}
	for _, endpoint := range []remote.Endpoint{client.Hub, client.ModelScope} {
		if at.Host == endpoint.URL.Host && at.Scheme == endpoint.URL.Scheme {
			maps.Copy(request.Header, endpoint.Header)
		}
	}
	return request
}
