package remote_test

import (
	"io"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store/remote/create_client"
	"rkllmd/store/remote/read_licence"
)

func TestReadLicence(t *testing.T) {
	text := ""
	hub := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		io.WriteString(w, text)
	}))
	defer hub.Close()
	t.Setenv("MODELSCOPE_ENDPOINT", hub.URL)
	client, err := create_client.CreateClient(time.Minute)
	require.NoError(t, err)
	for told, want := range map[string]string{`{"Code": 200, "Data": {"License": "Apache License 2.0"}}`: "Apache License 2.0",
		`{"Code": 200, "Data": {}}`: "", `{"Code": 200, "Data": {"License": ["a"]}}`: "", `<html>`: ""} {
		text = told
		require.Equal(t, want, read_licence.ReadLicence(t.Context(), client, hub.URL+"/api/v1/models/o/r"), told)
	}
	require.Equal(t, time.Minute, client.Patience)
	client.Patience = time.Nanosecond
	require.Empty(t, read_licence.ReadLicence(t.Context(), client, "http://127.0.0.1:1/"), "nobody is there")
}
