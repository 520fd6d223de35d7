// Package list_modelscope lists the files of a repository on ModelScope.
package list_modelscope

import (
	"cmp"
	"context"
	"fmt"
	"net/url"

	"rkllmd/store/remote"
	"rkllmd/store/remote/ask_json"
	"rkllmd/store/remote/read_licence"
	"rkllmd/store/source"
	"rkllmd/store/source/is_inside"
)

// ListModelscope returns what ModelScope tells of the repository that wanted names.
//
// **Runs on:** any thread that may wait.
func ListModelscope(ctx context.Context, client *remote.Client, wanted source.Source) (remote.Repository, error) {
	name := wanted.Owner + "/" + wanted.Repo
	revision := cmp.Or(wanted.Revision, "master")
	address := client.ModelScope.URL.JoinPath("api", "v1", "models", name, "repo")
	told := remote.ModelScopeFiles{}
	err := ask_json.AskJSON(ctx, client, address.JoinPath("files").String()+"?"+url.Values{"Revision": {revision},
		"Recursive": {"true"}}.Encode(), &told)
	if err == nil && told.Code != 0 && told.Code != remote.StatusOK {
		err = fmt.Errorf("%s answers %d: %.200s", address.Host, told.Code, told.Message)
	}
	if err != nil {
		return remote.Repository{}, fmt.Errorf("cannot look into %s%s: %w", source.ModelScope[0], name, err)
	}
	found := remote.Repository{Revision: revision, Licence: read_licence.ReadLicence(ctx, client,
		client.ModelScope.URL.JoinPath("api", "v1", "models", name).String()+"?"+
			url.Values{"Revision": {revision}}.Encode())}
	for _, file := range told.Data.Files {
		if file.Type == "tree" || !is_inside.IsInside(file.Path) {
			continue
		}
		found.Files = append(found.Files, remote.File{Path: file.Path, Size: file.Size, SHA256: file.SHA256,
			URL: address.String() + "?" + url.Values{"Revision": {revision}, "FilePath": {file.Path}}.Encode()})
	}
	return found, nil
}
