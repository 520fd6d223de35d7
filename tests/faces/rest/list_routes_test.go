package rest_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/list_routes"
	"rkllmd/faces/web"
)

func TestListRoutes(t *testing.T) {
	host := &web.Host{Metrics: http.NewServeMux(), Generate: http.NewServeMux()}
	served := map[string]bool{}
	for _, route := range list_routes.ListRoutes(host) {
		require.NotNil(t, route.Handler, route.Path)
		require.False(t, served[route.Method+" "+route.Path], "%s %s is there twice", route.Method, route.Path)
		served[route.Method+" "+route.Path] = true
	}
	for _, route := range []string{"GET /healthz", "GET /generate", "POST /v1/generate", "POST /v1/chat/completions",
		"POST /v1/messages", "POST /v1/responses", "POST /v1/embeddings", "POST /v1/models/load", "GET /{$}",
		"POST /api/chat", "DELETE /api/delete"} {
		require.True(t, served[route], route)
	}
}
