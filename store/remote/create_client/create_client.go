// Package create_client makes what asks hubs.
package create_client

import (
	"net"
	"net/http"
	"os"
	"strings"
	"time"

	"rkllmd/store/remote"
	"rkllmd/store/remote/parse_endpoint"
	"rkllmd/store/remote/read_hub_token"
	"rkllmd/store/remote/stop_redirect"
)

// CreateClient makes a client of the hubs that the environment names, with its tokens and its proxies (HTTPS_PROXY,
// HTTP_PROXY, NO_PROXY). Errors: an endpoint is none.
//
// **Runs on:** any thread.
func CreateClient(patience time.Duration) (*remote.Client, error) {
	client := &remote.Client{Patience: patience}
	hub, err := parse_endpoint.ParseEndpoint("HF_ENDPOINT", remote.HubEndpoint)
	if err != nil {
		return nil, err
	}
	scope, err := parse_endpoint.ParseEndpoint("MODELSCOPE_ENDPOINT", remote.ModelScopeEndpoint)
	if err != nil {
		return nil, err
	}
	client.Hub = remote.Endpoint{URL: hub, Header: http.Header{}, Name: "Hugging Face",
		Token: "HF_TOKEN, or the program hf auth login"}
	client.ModelScope = remote.Endpoint{URL: scope, Header: http.Header{}, Name: "ModelScope",
		Token: "MODELSCOPE_API_TOKEN"}
	if token := read_hub_token.ReadHubToken(); token != "" {
		client.Hub.Header.Set("Authorization", "Bearer "+token)
	}
	if token := strings.TrimSpace(os.Getenv("MODELSCOPE_API_TOKEN")); token != "" {
		client.ModelScope.Header.Set("Authorization", "Bearer "+token)
		client.ModelScope.Header.Set("Cookie", (&http.Cookie{Name: "m_session_id", Value: token}).String())
	}
	client.HTTP = &http.Client{CheckRedirect: stop_redirect.StopRedirect, Transport: &http.Transport{
		Proxy: http.ProxyFromEnvironment, TLSHandshakeTimeout: patience, ResponseHeaderTimeout: patience,
		IdleConnTimeout: patience, MaxIdleConnsPerHost: 16, DisableCompression: true,
		DialContext: (&net.Dialer{Timeout: patience}).DialContext}}
	return client, nil
}
