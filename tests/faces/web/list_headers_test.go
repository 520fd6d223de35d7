package web_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/web/list_headers"
)

func TestListHeaders(t *testing.T) {
	always := "authorization, content-type, user-agent, x-api-key, x-requested-with"
	require.Equal(t, always, list_headers.ListHeaders(""))
	require.Equal(t, always+", x-stainless-os, anthropic-version, openai-project", list_headers.ListHeaders(
		"Authorization,X-Stainless-OS, anthropic-version,openai-project,x-stainless-os,cookie,x-other"))
	require.Equal(t, always, list_headers.ListHeaders("x-stainless-a b,x-stainless-\nSet-Cookie: a"))
}
